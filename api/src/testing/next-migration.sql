-- As the next release of the api might bring it: a column that is filled for what is there, another with a default, an index, a rule.
ALTER TABLE "registrations" ADD COLUMN "social_name" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "channel" text DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_channel" CHECK ("channel" <> '') NOT VALID;--> statement-breakpoint
COMMIT;--> statement-breakpoint
SET lock_timeout = 0;--> statement-breakpoint
DO $$
DECLARE
  last integer := 0;
BEGIN
  WHILE last < (SELECT max("id") FROM "registrations") LOOP
    UPDATE "registrations" SET "social_name" = "full_name"
    WHERE "id" > last AND "id" <= last + 5000 AND "social_name" IS NULL;
    last := last + 5000;
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "registrations" VALIDATE CONSTRAINT "registrations_channel";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "registrations_social_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "registrations_social_name" ON "registrations" ("social_name");--> statement-breakpoint
RESET lock_timeout;--> statement-breakpoint
BEGIN;
