-- What the house gives away comes from an account of its own; the other roles stay as they are.
DO $$
DECLARE roles text;
BEGIN
  SELECT pg_get_constraintdef(oid) INTO roles FROM pg_constraint
  WHERE conrelid = 'ledger_account'::regclass AND conname = 'ledger_account_role_check';
  ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_role_check;
  EXECUTE 'ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_role_check CHECK (role = ''bonuses'' OR ' || substr(roles, 6) || ')';
END $$;

-- A bonus asks for play too: its row is named by the claim, and says what it was for.
ALTER TABLE turnover DROP CONSTRAINT IF EXISTS turnover_order_no_fkey;
ALTER TABLE turnover ADD COLUMN IF NOT EXISTS label jsonb;

-- How one player stands to one offer; offers nobody touched have no row.
CREATE TABLE reward (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  offer text NOT NULL,
  status text NOT NULL CHECK (status IN ('JOIN', 'CLAIM', 'APPLYING', 'CLOSE', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED', 'COMING_SOON')),
  since bigint NOT NULL,
  amount numeric(32, 8) CHECK (amount > 0),
  expires_at bigint,
  reason text,
  UNIQUE (member_id, offer)
);

CREATE SEQUENCE claim_number START 2107;

-- Money that was given, one row per reward and per day of signing in: nothing is credited twice, whatever key asks for it.
CREATE TABLE reward_claim (
  claim_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  reward_id text NOT NULL UNIQUE,
  -- By gateway language.
  titles jsonb NOT NULL,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  turnover numeric(32, 8) NOT NULL CHECK (turnover >= 0),
  at bigint NOT NULL
);
CREATE INDEX reward_claim_member ON reward_claim (member_id, idempotency_key);

CREATE TABLE referral_code (
  code text PRIMARY KEY,
  merchant text NOT NULL,
  member_id text NOT NULL UNIQUE REFERENCES member (id)
);

-- Friends of the demo accounts; those who register by a link are found in `member` itself.
CREATE TABLE referral_friend (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  name text NOT NULL,
  joined_at bigint NOT NULL,
  deposited numeric(32, 8) NOT NULL,
  staked numeric(32, 8) NOT NULL
);

-- Paid once for each occasion: a friend who counts, a deposit, a day of play, a number of friends.
CREATE TABLE referral_income (
  id text PRIMARY KEY,
  what text NOT NULL UNIQUE,
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('invitation', 'milestone', 'deposit', 'betting')),
  friend text,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  at bigint NOT NULL
);
CREATE INDEX referral_income_member ON referral_income (member_id, at DESC);
