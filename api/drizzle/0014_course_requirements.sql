ALTER TABLE "psg_items" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "psg_items" ADD COLUMN "min_schooling" text;--> statement-breakpoint
ALTER TABLE "psg_registrations" ADD COLUMN "guardian" text;