CREATE TABLE withdrawal_account (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  provider_id text NOT NULL,
  number text NOT NULL,
  holder text NOT NULL,
  is_default boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'review', 'locked')),
  added_at bigint NOT NULL,
  UNIQUE (merchant, provider_id, number)
);
CREATE INDEX withdrawal_account_member ON withdrawal_account (member_id);
CREATE UNIQUE INDEX one_default_account ON withdrawal_account (member_id) WHERE is_default;

CREATE SEQUENCE order_number START 4182;

CREATE TABLE money_order (
  order_no text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  merchant text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  -- Hash of the request that made the order: the same key with another request is refused.
  request_hash text NOT NULL,
  -- Deposit method, or provider of the account that is paid out to.
  method_id text NOT NULL,
  account_label text,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  fee numeric(32, 8) NOT NULL CHECK (fee >= 0 AND fee < amount),
  turnover numeric(32, 8) NOT NULL DEFAULT 0,
  step text NOT NULL CHECK (step IN ('waiting', 'confirming', 'credited', 'submitted', 'review', 'sent', 'completed', 'rejected', 'expired')),
  -- When the next step comes by itself; null waits for the player or is the end.
  due_at bigint,
  expires_at bigint,
  -- Why it was, or will be, rejected.
  reason text,
  return_origin text,
  payment_reference text,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  balance_after numeric(32, 8),
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX money_order_member ON money_order (member_id, created_at DESC);
CREATE INDEX money_order_due ON money_order (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE order_step (
  order_no text NOT NULL REFERENCES money_order (order_no),
  position integer NOT NULL,
  step text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (order_no, position)
);

-- What has to be staked before a withdrawal, per credited deposit.
CREATE TABLE turnover (
  order_no text PRIMARY KEY REFERENCES money_order (order_no),
  member_id text NOT NULL REFERENCES member (id),
  required numeric(32, 8) NOT NULL CHECK (required > 0),
  done numeric(32, 8) NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= required),
  credited_at bigint NOT NULL
);
CREATE INDEX turnover_member ON turnover (member_id, credited_at);
