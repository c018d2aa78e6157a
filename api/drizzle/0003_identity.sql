CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"person_id" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_person_id_pk" PRIMARY KEY("token_hash","person_id")
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_nif_unique";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_email_unique";--> statement-breakpoint
ALTER TABLE "psg_registrations" DROP CONSTRAINT "psg_registrations_once";--> statement-breakpoint
ALTER TABLE "pss_registrations" DROP CONSTRAINT "pss_registrations_once";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reset_codes" ADD COLUMN "purpose" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "psg_registrations" ADD COLUMN "needs_document_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pss_registrations" ADD COLUMN "needs_document_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_person_id_accounts_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_person_id_index" ON "known_devices" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_proved_email" ON "people" USING btree ("email") WHERE "people"."email_proved_at" is not null;--> statement-breakpoint
CREATE INDEX "people_email_index" ON "people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "psg_registrations_process_id_nif_index" ON "psg_registrations" USING btree ("process_id","nif");--> statement-breakpoint
CREATE INDEX "pss_registrations_process_id_nif_index" ON "pss_registrations" USING btree ("process_id","nif");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_nif_email" UNIQUE("nif","email");--> statement-breakpoint
ALTER TABLE "psg_registrations" ADD CONSTRAINT "psg_registrations_once" UNIQUE("process_id","person_id","birthdate");--> statement-breakpoint
ALTER TABLE "pss_registrations" ADD CONSTRAINT "pss_registrations_once" UNIQUE("process_id","person_id","birthdate");--> statement-breakpoint
-- Whoever has a password got it by a code that was sent to the e-mail.
UPDATE "people" SET "email_proved_at" = coalesce("accounts"."password_changed_at", "accounts"."created_at")
FROM "accounts"
WHERE "accounts"."person_id" = "people"."id" AND "accounts"."password_hash" IS NOT NULL AND "people"."email" IS NOT NULL;
