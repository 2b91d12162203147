-- What the practice sign-in and the practice checkout remember. Production installations leave these tables empty.
create table practice_accounts (
  id text primary key,
  email text not null unique,
  given_name text,
  created_at text not null
);

-- The practice issuer's records: its sessions, grants, codes and tokens, as the issuer's library wants them kept.
create table practice_issuer_records (
  kind text not null,
  id text not null,
  payload text not null,
  uid text,
  grant_id text,
  expires_at text,
  primary key (kind, id)
);
create index practice_issuer_records_uid on practice_issuer_records (kind, uid);
create index practice_issuer_records_grant on practice_issuer_records (grant_id);
create index practice_issuer_records_expiry on practice_issuer_records (expires_at);

-- Checkout sessions of the practice checkout. The order is JSON as it was asked for; card numbers are never kept.
create table practice_checkouts (
  session_id text primary key,
  idempotency_key text unique,
  order_text text not null,
  status text not null check (status in ('open', 'complete')),
  created_at text not null,
  expires_at text not null
);
