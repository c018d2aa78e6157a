ALTER TABLE "psg_registrations" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "pss_registrations" ADD COLUMN "fingerprint" text;