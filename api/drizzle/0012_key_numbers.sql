ALTER TABLE "secrets" ADD COLUMN "id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "secrets" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "secrets" DROP CONSTRAINT "secrets_pkey";--> statement-breakpoint
ALTER TABLE "secrets" ADD CONSTRAINT "secrets_name_id_pk" PRIMARY KEY("name","id");
