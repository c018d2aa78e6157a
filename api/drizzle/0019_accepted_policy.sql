ALTER TABLE "interests" ALTER COLUMN "policy_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "psa_tickets" ALTER COLUMN "policy_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "psg_registrations" ALTER COLUMN "policy_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pss_registrations" ALTER COLUMN "policy_version" DROP NOT NULL;