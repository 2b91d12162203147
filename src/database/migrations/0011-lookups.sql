-- What learners looked up, the last time each: listed so that it can be looked up again.
create table lookups (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  word text not null,
  translation text not null,
  looked_up_at text not null,
  primary key (user_id, language_id, word)
);
create index lookups_recent on lookups (user_id, looked_up_at);
