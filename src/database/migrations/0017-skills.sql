-- What a learner can do with a word is remembered by itself: to hear, to write and to say it. To recognise it is the item's
-- own memory, since every other answer shows that as well. The columns hold days until recall falls to 90 %; 0: never asked.
alter table memory_items add column stability_hear real not null default 0;
alter table memory_items add column stability_write real not null default 0;
alter table memory_items add column stability_say real not null default 0;

-- What an answer showed; the answers that are here already are told by their activity.
alter table reviews add column skill text not null default 'recognise'
  check (skill in ('recognise', 'hear', 'write', 'say'));
update reviews set skill = 'write' where activity in ('flashcard_drill', 'grammar_worksheet', 'lesson', 'writing_prompt');
update reviews set skill = 'hear' where activity = 'listening_exercise';
update reviews set skill = 'say' where activity in ('pronunciation_drill', 'role_play_scenario', 'dialogue_practice', 'conversation');

-- Until an item is answered again, a skill that was ever shown is taken to be as strong as the item.
update memory_items set stability_hear = stability where exists (
  select 1 from reviews where reviews.user_id = memory_items.user_id and reviews.language_id = memory_items.language_id
    and reviews.item = memory_items.item and reviews.skill = 'hear' and reviews.verdict <> 'wrong');
update memory_items set stability_write = stability where exists (
  select 1 from reviews where reviews.user_id = memory_items.user_id and reviews.language_id = memory_items.language_id
    and reviews.item = memory_items.item and reviews.skill = 'write' and reviews.verdict <> 'wrong');
update memory_items set stability_say = stability where exists (
  select 1 from reviews where reviews.user_id = memory_items.user_id and reviews.language_id = memory_items.language_id
    and reviews.item = memory_items.item and reviews.skill = 'say' and reviews.verdict <> 'wrong');
