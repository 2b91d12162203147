import type { Generated } from 'kysely'
import type { Skill } from '#domain/memory/skills.ts'
import type { Focus, LearningGoal, Motivation } from '#domain/program/assessment.ts'
import type { AppealState } from '#domain/answers/appeal.ts'
import type { Verdict } from '#domain/answers/verdict.ts'
import type { ErrorKind } from '#domain/conversation/feedback-score.ts'
import type { CanDoAnswer } from '#domain/program/can-do.ts'
import type { FinalLevel } from '#domain/program/evaluation.ts'
import type { EndReason, PaymentState } from '#domain/program/payments.ts'
import type { Level } from '#domain/program/program.ts'
import type { ReminderChannel } from '#domain/reminders/reminder-channel.ts'

/** The columns as the migrations make them. Instants are ISO text with milliseconds, dates ISO text, booleans 0 or 1. */
export type Tables = {
  rate_limits: { key: string; points: number; expire: number | null }
  replies_under_way: { user_id: string; token: string; until: number }
  users: {
    id: string
    email: string
    given_name: string | null
    email_verified: Generated<0 | 1>
    time_zone: string
    created_at: string
  }
  identities: { issuer: string; subject: string; user_id: string; created_at: string }
  sessions: { token_hash: string; user_id: string; created_at: string; last_used_at: string }
  redeemed_codes: { code_hash: string; redeemed_at: string }
  secrets: { name: string; value: string }
  checkouts: {
    session_id: string
    user_id: string
    language_id: number
    url: string
    created_at: string
    state: Generated<PaymentState>
    state_at: string | null
    reason: string | null
    payment_id: string | null
  }
  checkout_keys: { user_id: string; language_id: number; idempotency_key: string; made_at: string }
  purchases: {
    session_id: string
    user_id: string
    language_id: number
    amount: number
    currency: string
    customer_email: string
    paid_at: string
    starts_at: string
    expires_at: string
    ended_at: string | null
    end_reason: EndReason | null
  }
  given_access: {
    id: string
    user_id: string
    starts_at: string
    expires_at: string
    ended_at: string | null
    end_reason: EndReason | null
    given_at: string
  }
  /** A view of purchases and given access. */
  access_periods: {
    id: string
    source: 'purchase' | 'gift'
    user_id: string
    starts_at: string
    expires_at: string
    ended_at: string | null
    end_reason: EndReason | null
  }
  refunds: { payment_id: string; amount: number; is_full: 0 | 1; told_at: string }
  disputes: {
    id: string
    payment_id: string
    status: string
    reason: string
    amount: number
    due_by: string | null
    opened_at: string
    told_at: string
  }
  operator_actions: {
    id: string
    operator_id: string
    action: string
    user_id: string
    session_id: string | null
    note: string
    acted_at: string
  }
  payment_events: { event_id: string; type: string; outcome: string; received_at: string; about: string | null }
  enrolments: {
    id: string
    user_id: string
    language_id: number
    proficiency_level: Level
    target_completion_date: string
    created_at: string
    first_week: Generated<number>
  }
  assessments: {
    user_id: string
    language_id: number
    current_level: Level
    learning_goals: LearningGoal
    daily_time_minutes: number
    preferred_focus: Focus
    motivation_reasons: Motivation
    specific_goals: string
    completed_at: string
  }
  lesson_progress: {
    user_id: string
    lesson_id: string
    language_id: number
    score: number
    best_score: number
    completed_at: string
    time_zone: string
  }
  evaluations: {
    user_id: string
    language_id: number
    program_rating: number
    progress_rating: number
    difficulty_rating: number
    time_commitment_rating: number
    favorite_aspects: string
    improvement_suggestions: string
    would_recommend: 0 | 1
    final_level_assessment: FinalLevel
    goals_achieved_percentage: number
    submitted_at: string
  }
  program_tests: {
    user_id: string
    language_id: number
    test: number
    asked: number
    correct: number
    answers: string
    taken_at: string
  }
  daily_plans: {
    user_id: string
    language_id: number
    local_date: string
    time_zone: string
    budget_minutes: number
    created_at: string
  }
  daily_tasks: {
    id: string
    user_id: string
    language_id: number
    local_date: string
    position: number
    task_type: string
    priority_level: 'high' | 'medium' | 'low'
    estimated_seconds: number
    recipe: string
    reason: string
    completed_at: string | null
    completed_zone: string | null
  }
  active_days: { user_id: string; local_date: string; first_at: string; time_zone: string }
  memory_items: {
    user_id: string
    language_id: number
    item: string
    due: string
    stability: number
    difficulty: number
    state: number
    repetitions: number
    lapses: number
    last_review: string | null
    introduced_at: string
    source: 'lesson' | 'conversation' | 'lookup'
    stability_hear: Generated<number>
    stability_write: Generated<number>
    stability_say: Generated<number>
  }
  reviews: {
    user_id: string
    id: string
    language_id: number
    item: string
    activity: string
    skill: Generated<Skill>
    verdict: Verdict
    hint_used: 0 | 1
    milliseconds: number
    rating: number
    answered_at: string
    recorded_at: string
    /** What the model expected, 0 to 1, and its stability in days; null where the answer tested nothing. */
    expected: Generated<number | null>
    expected_stability: Generated<number | null>
  }
  memory_fits: {
    user_id: string
    language_id: number
    /** JSON of four numbers; null where the published ones predicted better. */
    initial_stabilities: string | null
    answers: number
    fitted_at: string
  }
  saved_items: {
    user_id: string
    language_id: number
    item: string
    text: string
    translation: string
  }
  lookups: { user_id: string; language_id: number; word: string; translation: string; looked_up_at: string }
  rest_days: { user_id: string; local_date: string }
  pauses: { session_id: string; user_id: string; first_date: string; days: number; created_at: string }
  language_shares: { user_id: string; language_id: number; weight: number }
  conversations: {
    id: string
    user_id: string
    language_id: number
    topic: string
    started_at: string
    last_message_at: string
  }
  conversation_messages: {
    conversation_id: string
    position: number
    id: string
    role: 'user' | 'assistant'
    content: string
    details: string
    created_at: string
  }
  tutor_usage: {
    user_id: string
    used_on: string
    requests: number
    input_tokens: number
    output_tokens: number
  }
  conversation_errors: {
    id: string
    user_id: string
    language_id: number
    message_key: string
    kind: ErrorKind
    original: string
    corrected: string
    explanation: string
    outcome: 'open' | 'repaired' | 'shown'
    created_at: string
    drilled_on: string | null
  }
  week_checks: {
    user_id: string
    language_id: number
    week: number
    answer: CanDoAnswer
    answered_at: string
  }
  certificates: {
    id: string
    user_id: string
    language_id: number
    /** JSON. */
    facts: string
    signature: string
    issued_at: string
  }
  generated_meanings: { language_id: number; word: string; model: string; answer: string; created_at: string }
  practice_accounts: { id: string; email: string; given_name: string | null; created_at: string }
  practice_issuer_records: {
    kind: string
    id: string
    payload: string
    uid: string | null
    grant_id: string | null
    expires_at: string | null
  }
  practice_checkouts: {
    session_id: string
    idempotency_key: string | null
    order_text: string
    status: 'open' | 'complete'
    created_at: string
    expires_at: string
    payment: Generated<string>
  }
  reminders: {
    user_id: string
    local_time: string
    by_email: 0 | 1
    by_push: 0 | 1
    calendar_version: Generated<number>
    email_failures: Generated<number>
    email_fault: string | null
    changed_at: string
    next_at: string | null
  }
  reminder_messages: {
    id: string
    user_id: string
    local_date: string
    channel: ReminderChannel
    subject: string
    body: string
    state: 'waiting' | 'sending' | 'sent' | 'failed'
    attempts: Generated<number>
    next_attempt_at: string
    created_at: string
  }
  push_subscriptions: { endpoint: string; user_id: string; p256dh: string; auth: string; created_at: string }
  practice_messages: { id: string; address: string; subject: string; body: string; sent_at: string }
  answer_appeals: {
    id: string
    user_id: string | null
    language_id: number
    exercise: string
    answer_language: string
    expected: string
    given: string
    given_key: string
    lesson_id: string | null
    exercises: number | null
    state: AppealState
    created_at: string
    decided_at: string | null
  }
  deleted_users: { user_hash: string; deleted_at: string }
}
