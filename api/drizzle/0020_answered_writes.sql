CREATE TABLE "answered_writes" (
	"request_hash" text PRIMARY KEY NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answered_writes_created_at_index" ON "answered_writes" USING btree ("created_at");