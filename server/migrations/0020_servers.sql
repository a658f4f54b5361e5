-- Unlogged: refreshed every 20 seconds, and worthless after a crash.
CREATE UNLOGGED TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"commit" text NOT NULL,
	"address" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"clock_ms" bigint NOT NULL
);
