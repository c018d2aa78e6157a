COMMIT;--> statement-breakpoint
SET lock_timeout = 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_actor_id_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_actor_id_index" ON "audit" USING btree ("actor","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_target_id_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_target_id_index" ON "audit" USING btree ("target","id");--> statement-breakpoint
RESET lock_timeout;--> statement-breakpoint
BEGIN;
