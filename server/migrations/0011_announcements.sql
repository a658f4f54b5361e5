-- Unlogged: written and deleted within milliseconds, and worthless after a crash, which breaks the
-- connections of all who listen. Vacuumed often, because it is almost empty and never still.
CREATE UNLOGGED TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
