-- What a learner and the tutor said to each other. A conversation is never removed: a new topic begins another one.
create table conversations (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  topic text not null,
  started_at text not null,
  last_message_at text not null
);
create index conversations_user on conversations (user_id, language_id, last_message_at);

-- Messages in their order. Details are JSON: of the tutor's its English, reading and model, of the learner's the feedback.
create table conversation_messages (
  conversation_id text not null references conversations (id) on delete cascade,
  position integer not null,
  id text not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  details text not null,
  created_at text not null,
  primary key (conversation_id, position),
  unique (conversation_id, id)
);
