-- Learners, the accounts they sign in with, and their sessions.
create table users (
  id text primary key,
  email text not null,
  given_name text,
  -- Whether the issuer vouches for the address. An operator is known by it, so an unverified one counts for nothing.
  email_verified integer not null default 0 check (email_verified in (0, 1)),
  time_zone text not null default 'UTC',
  created_at text not null
);

-- One account at one issuer. The same subject at another issuer is another person; e-mail addresses join nothing.
create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  primary key (issuer, subject)
);

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  last_used_at text not null
);
create index sessions_user on sessions (user_id);

-- Authorization codes that were redeemed, so that a code posted twice opens one session.
create table redeemed_codes (
  code_hash text primary key,
  redeemed_at text not null
);

-- Keys this installation made for itself: cookie signatures, the practice issuer's and webhook's keys.
create table secrets (
  name text primary key,
  value text not null
);
