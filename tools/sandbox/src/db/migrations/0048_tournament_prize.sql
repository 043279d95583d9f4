-- When the prizes of a tournament that has ended were credited.
ALTER TABLE tournament ADD COLUMN paid_at bigint;
