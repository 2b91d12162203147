-- What a learner remembers: one row per item, and every answer that shaped it.
create table memory_items (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  item text not null,
  due text not null,
  stability real not null,
  difficulty real not null,
  state integer not null,
  repetitions integer not null,
  lapses integer not null,
  last_review text,
  introduced_at text not null,
  source text not null check (source in ('lesson', 'conversation', 'lookup')),
  primary key (user_id, language_id, item)
);
create index memory_items_due on memory_items (user_id, language_id, due);

create table reviews (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  language_id integer not null,
  item text not null,
  activity text not null,
  verdict text not null check (verdict in ('correct', 'almost', 'wrong')),
  hint_used integer not null check (hint_used in (0, 1)),
  milliseconds integer not null,
  rating integer not null check (rating between 1 and 4),
  answered_at text not null,
  recorded_at text not null,
  primary key (user_id, id)
);
create index reviews_item on reviews (user_id, language_id, item, answered_at);
