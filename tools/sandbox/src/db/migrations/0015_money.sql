-- A member's other wallets are accounts of theirs too: `wallet:<id>`.
DO $$
DECLARE roles text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO roles FROM pg_constraint
  WHERE conrelid = 'ledger_account'::regclass AND conname = 'ledger_account_role_check';
  ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_role_check;
  EXECUTE 'ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_role_check CHECK (role LIKE ''wallet:%'' OR ' || substr(roles, 6) || ')';
END $$;
ALTER TABLE ledger_account DROP CONSTRAINT member_accounts_have_a_member;
ALTER TABLE ledger_account ADD CONSTRAINT member_accounts_have_a_member
  CHECK ((role IN ('player', 'held') OR role LIKE 'wallet:%') = (member_id IS NOT NULL));

-- One row per move between a member's own wallets; a key moves money once.
CREATE SEQUENCE wallet_transfer_number START 311;
CREATE TABLE wallet_transfer (
  transfer_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  from_wallet text NOT NULL,
  to_wallet text NOT NULL,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  at bigint NOT NULL,
  CHECK (from_wallet <> to_wallet),
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX wallet_transfer_member ON wallet_transfer (member_id, at DESC);

ALTER TABLE money_order ADD COLUMN channel_id text;
ALTER TABLE money_order ADD COLUMN promotion_id text;
ALTER TABLE money_order ADD COLUMN bonus numeric(32, 8) NOT NULL DEFAULT 0 CHECK (bonus >= 0);

-- Receipts that a player sends with a deposit, in parts of base64.
CREATE TABLE deposit_proof_part (
  order_no text NOT NULL REFERENCES money_order (order_no),
  proof_id text NOT NULL,
  part integer NOT NULL,
  parts integer NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (order_no, proof_id, part)
);

-- What the operator asks of one member before money leaves, besides the rules of all.
CREATE TABLE withdraw_condition (
  member_id text PRIMARY KEY REFERENCES member (id),
  -- Null: no check of the identity is asked for.
  kyc_passed boolean,
  closed_until bigint,
  -- How long an account that is added from now on has to wait.
  cooling_ms bigint NOT NULL DEFAULT 0 CHECK (cooling_ms >= 0)
);
ALTER TABLE withdrawal_account ADD COLUMN cooling_until bigint;

-- How a way to pay, or one of its channels, works now, where that is not its usual health.
CREATE TABLE method_health (
  merchant text NOT NULL,
  method_id text NOT NULL,
  health text NOT NULL CHECK (health IN ('ok', 'slow', 'down')),
  PRIMARY KEY (merchant, method_id)
);
