-- Double entry: an account's balance is nothing but the sum of its postings, and every entry sums to zero.
CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant text NOT NULL,
  -- 'PLAY' is the free trial's; it never meets real money.
  currency text NOT NULL,
  -- player and held belong to a member; the others are the house's side of the same money.
  role text NOT NULL CHECK (role IN ('player', 'held', 'payments', 'games', 'fees', 'trial')),
  member_id text REFERENCES member (id),
  balance numeric(32, 8) NOT NULL DEFAULT 0,
  CONSTRAINT member_accounts_have_a_member CHECK ((role IN ('player', 'held')) = (member_id IS NOT NULL)),
  CONSTRAINT member_balance_never_negative CHECK (member_id IS NULL OR balance >= 0),
  UNIQUE NULLS NOT DISTINCT (merchant, currency, role, member_id)
);

CREATE TABLE journal_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant text NOT NULL,
  kind text NOT NULL,
  -- What was booked, e.g. an order number: each thing can be booked once.
  reference text NOT NULL,
  booked_at bigint NOT NULL,
  UNIQUE (kind, reference)
);

CREATE TABLE posting (
  entry_id bigint NOT NULL REFERENCES journal_entry (id),
  account_id bigint NOT NULL REFERENCES ledger_account (id),
  amount numeric(32, 8) NOT NULL CHECK (amount <> 0),
  balance_after numeric(32, 8) NOT NULL,
  PRIMARY KEY (entry_id, account_id)
);
CREATE INDEX posting_account ON posting (account_id);

CREATE FUNCTION post_to_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END $$;
CREATE TRIGGER posting_moves_balance BEFORE INSERT ON posting FOR EACH ROW EXECUTE FUNCTION post_to_balance();

CREATE FUNCTION entry_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry bigint;
  postings integer;
  total numeric;
  books integer;
BEGIN
  IF TG_TABLE_NAME = 'posting' THEN entry := NEW.entry_id; ELSE entry := NEW.id; END IF;
  SELECT count(*), sum(posting.amount), count(DISTINCT (ledger_account.merchant, ledger_account.currency))
  INTO postings, total, books
  FROM posting JOIN ledger_account ON ledger_account.id = posting.account_id
  WHERE posting.entry_id = entry;
  IF postings < 2 OR total <> 0 OR books <> 1 THEN
    RAISE EXCEPTION 'journal entry % does not balance', entry;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_entry_balances AFTER INSERT ON journal_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_sums_to_zero();
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_sums_to_zero();

CREATE FUNCTION entry_takes_no_more() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal only grows';
END $$;
CREATE TRIGGER journal_entry_is_final BEFORE UPDATE OR DELETE ON journal_entry FOR EACH ROW EXECUTE FUNCTION entry_takes_no_more();
CREATE TRIGGER posting_is_final BEFORE UPDATE OR DELETE ON posting FOR EACH ROW EXECUTE FUNCTION entry_takes_no_more();
