-- A key adds a withdrawal account once. Accounts of the seed have none.
ALTER TABLE withdrawal_account ADD COLUMN idempotency_key text;
ALTER TABLE withdrawal_account ADD COLUMN request_hash text;
ALTER TABLE withdrawal_account ADD UNIQUE (member_id, idempotency_key);
