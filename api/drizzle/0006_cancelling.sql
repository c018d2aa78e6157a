ALTER TABLE "psg_registrations" DROP CONSTRAINT "psg_registrations_once";--> statement-breakpoint
ALTER TABLE "pss_registrations" DROP CONSTRAINT "pss_registrations_once";--> statement-breakpoint
ALTER TABLE "psg_registrations" ADD COLUMN "told_status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "psg_registrations" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pss_registrations" ADD COLUMN "told_status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pss_registrations" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "psg_registrations_once" ON "psg_registrations" USING btree ("process_id","person_id","birthdate") WHERE "psg_registrations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "psg_registrations_untold" ON "psg_registrations" USING btree ("id") WHERE "psg_registrations"."status" <> "psg_registrations"."told_status";--> statement-breakpoint
CREATE UNIQUE INDEX "pss_registrations_once" ON "pss_registrations" USING btree ("process_id","person_id","birthdate") WHERE "pss_registrations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "pss_registrations_untold" ON "pss_registrations" USING btree ("id") WHERE "pss_registrations"."status" <> "pss_registrations"."told_status";--> statement-breakpoint
UPDATE "psg_registrations" SET "told_status" = "status";--> statement-breakpoint
UPDATE "pss_registrations" SET "told_status" = "status";
