CREATE TABLE "forgotten_files" (
	"key" text PRIMARY KEY NOT NULL,
	"arriving_until" timestamp (3) with time zone
);
