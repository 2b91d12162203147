-- What a language model was used for: tokens by learner and day (UTC).
create table tutor_usage (
  user_id text not null references users (id) on delete cascade,
  used_on text not null,
  requests integer not null,
  input_tokens integer not null,
  output_tokens integer not null,
  primary key (user_id, used_on)
);

-- Errors of conversations by kind. `message_key` makes the same message, sent again, count once; `outcome` tells whether the
-- learner mended it or was shown the answer; `drilled_on` is the date of the task that was aimed at it.
create table conversation_errors (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  message_key text not null,
  kind text not null,
  original text not null,
  corrected text not null,
  explanation text not null,
  outcome text not null check (outcome in ('open', 'repaired', 'shown')),
  created_at text not null,
  drilled_on text,
  unique (user_id, message_key, original, corrected)
);
create index conversation_errors_open on conversation_errors (user_id, language_id, drilled_on);

-- Meanings that a model wrote, so that it is asked once for each word.
create table generated_meanings (
  language_id integer not null,
  word text not null,
  model text not null,
  answer text not null,
  created_at text not null,
  primary key (language_id, word, model)
);
