CREATE TABLE "arriving_files" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
