CREATE TABLE member (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  username text NOT NULL CHECK (username = lower(username)),
  password_hash text NOT NULL,
  type integer NOT NULL CHECK (type IN (0, 1, 2, 4, 40, 41, 42)),
  status text NOT NULL CHECK (status IN ('active', 'disabled')),
  nickname text,
  payee_name text,
  vip_label text,
  email text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  birthday text NOT NULL DEFAULT '',
  affiliate_code text NOT NULL DEFAULT '',
  joined_at bigint NOT NULL,
  last_login_at bigint,
  failed_logins integer NOT NULL DEFAULT 0,
  locked_until bigint,
  payment_password_hash text,
  failed_payments integer NOT NULL DEFAULT 0,
  payment_locked_until bigint,
  UNIQUE (merchant, username)
);

CREATE TABLE session (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  renewed_at bigint,
  ended_at bigint
);
CREATE INDEX session_member ON session (member_id);

CREATE TABLE captcha (
  client_id text PRIMARY KEY,
  answer text NOT NULL,
  expires_at bigint NOT NULL
);
