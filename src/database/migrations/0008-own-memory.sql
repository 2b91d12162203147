-- How fast one learner forgets, fitted from their answers, and what they met outside the course.
create table memory_fits (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  initial_stabilities text,
  answers integer not null,
  fitted_at text not null,
  primary key (user_id, language_id)
);

-- A word looked up or an error of a conversation that is no word of the course: what stands on its card. Its memory is in memory_items.
create table saved_items (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  item text not null,
  text text not null,
  translation text not null,
  primary key (user_id, language_id, item)
);
