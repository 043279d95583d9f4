-- What players ask for of the records that the screen no longer shows.
CREATE TABLE history_request (
  request_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  from_at bigint NOT NULL,
  to_at bigint NOT NULL,
  requested_at bigint NOT NULL,
  ready_at bigint NOT NULL,
  -- When the records were put into the player's messages.
  delivered_at bigint,
  UNIQUE (member_id, idempotency_key)
);
CREATE SEQUENCE history_request_number START 201;
