-- Answers of which learners say that they should count. An accepted one holds for everybody who learns the language, also
-- after its sender has left; `exercise` is the question, which stays when a course moves it.
create table answer_appeals (
  id text primary key,
  user_id text references users (id) on delete set null,
  language_id integer not null,
  exercise text not null,
  answer_language text not null,
  expected text not null,
  given text not null,
  given_key text not null,
  lesson_id text,
  exercises integer,
  state text not null check (state in ('open', 'accepted', 'declined')),
  created_at text not null,
  decided_at text,
  unique (user_id, language_id, exercise, given_key)
);
create index answer_appeals_state on answer_appeals (state, language_id);
