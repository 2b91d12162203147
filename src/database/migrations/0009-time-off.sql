-- Days on which a learner chose in advance to do nothing, and pauses of the program: one for each purchase.
create table rest_days (
  user_id text not null references users (id) on delete cascade,
  local_date text not null,
  primary key (user_id, local_date)
);

create table pauses (
  session_id text primary key references purchases (session_id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  first_date text not null,
  days integer not null check (days between 1 and 14),
  created_at text not null
);
create index pauses_user on pauses (user_id);

-- How the minutes of a day are divided among several languages; a language without a row counts as one.
create table language_shares (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  weight integer not null check (weight between 1 and 10),
  primary key (user_id, language_id)
);
