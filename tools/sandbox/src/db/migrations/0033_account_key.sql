-- What the idempotency keys of registrations and password changes have done.
CREATE TABLE account_key (
  key_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  used_at bigint NOT NULL
);
