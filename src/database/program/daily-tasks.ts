import { randomUUID } from 'node:crypto'
import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { PriorityLevel, TaskType } from '#domain/activities/activities.ts'
import type { Recipe } from '#domain/plan/course-outline.ts'
import type { DayPlan, PastTask, PlannedTask, Purpose } from '#domain/plan/plan.ts'
import type { Level } from '#domain/program/program.ts'

/** What makes a task again: its recipe, the level of the course it was made from, and what it was planned for. */
export type StoredRecipe = { level: Level; purpose: Purpose; recipe: Recipe }

export type StoredTask = StoredRecipe & {
  id: string
  language_id: number
  local_date: string
  task_type: TaskType
  priority_level: PriorityLevel
  estimated_seconds: number
  reason: string
  completed_at: string | null
  completed_zone: string | null
}

const columns = [
  'id',
  'language_id',
  'local_date',
  'task_type',
  'priority_level',
  'estimated_seconds',
  'recipe',
  'reason',
  'completed_at',
  'completed_zone',
] as const

type Row = Omit<StoredTask, keyof StoredRecipe | 'task_type'> & { recipe: string; task_type: string }

const asTask = ({ recipe, task_type, ...row }: Row): StoredTask => ({
  ...row,
  task_type: task_type as TaskType,
  ...(JSON.parse(recipe) as StoredRecipe),
})

/** A learner's tasks of one local date, in the order they were planned. */
export async function tasksOn(db: Db, userId: string, localDate: string): Promise<StoredTask[]> {
  const rows = await db
    .selectFrom('daily_tasks')
    .select(columns)
    .where('user_id', '=', userId)
    .where('local_date', '=', localDate)
    .orderBy('language_id')
    .orderBy('position')
    .execute()
  return rows.map(asTask)
}

export async function taskById(db: Db, userId: string, id: string): Promise<StoredTask | undefined> {
  const row = await db
    .selectFrom('daily_tasks')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asTask(row)
}

/**
 * Whether a date has its plans: it was planned, and nothing was begun since that could ask for another. False says only
 * that this cannot be told by one question.
 */
export async function dayStands(db: Db, userId: string, localDate: string): Promise<boolean> {
  const row = await db
    .selectFrom('daily_plans')
    .select(eb => [
      eb.fn.min('created_at').as('planned'),
      eb
        .selectFrom('assessments')
        .select(({ fn }) => fn.max('completed_at').as('at'))
        .where('user_id', '=', userId)
        .as('begun'),
    ])
    .where('user_id', '=', userId)
    .where('local_date', '=', localDate)
    .executeTakeFirst()
  return row !== undefined && row.planned !== null && row.begun !== null && row.planned > row.begun
}

/** The languages that already have a plan for a date. */
export async function plannedLanguages(db: Db, userId: string, localDate: string): Promise<number[]> {
  const rows = await db
    .selectFrom('daily_plans')
    .select('language_id')
    .where('user_id', '=', userId)
    .where('local_date', '=', localDate)
    .execute()
  return rows.map(row => row.language_id)
}

/** The languages for which a day was ever planned. */
export async function everPlannedLanguages(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('daily_plans')
    .select('language_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  return rows.map(row => row.language_id)
}

/** All tasks that were planned before a date for one course, oldest first, as the planner looks at them. */
export async function taskHistory(
  db: Db,
  userId: string,
  languageId: number,
  level: Level,
  before: string,
): Promise<PastTask[]> {
  const rows = await db
    .selectFrom('daily_tasks')
    .select(['local_date', 'recipe', 'estimated_seconds', 'completed_at'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('local_date', '<', before)
    .orderBy('local_date')
    .orderBy('position')
    .execute()
  return rows.flatMap(row => {
    const stored = JSON.parse(row.recipe) as StoredRecipe
    if (stored.level !== level) return []
    const { recipe, purpose } = stored
    return [
      { date: row.local_date, recipe, purpose, seconds: row.estimated_seconds, completed: row.completed_at !== null },
    ]
  })
}

/** Stores a day's plan. The caller holds the learner's lock and has seen that there is none. */
export async function insertPlan(
  db: Db,
  plan: DayPlan & {
    userId: string
    languageId: number
    level: Level
    localDate: string
    zone: string
    now: Temporal.Instant
  },
): Promise<void> {
  const key = { user_id: plan.userId, language_id: plan.languageId, local_date: plan.localDate }
  await db
    .insertInto('daily_plans')
    .values({ ...key, time_zone: plan.zone, budget_minutes: plan.minutes, created_at: toStored(plan.now) })
    .execute()
  if (plan.tasks.length === 0) return
  await db
    .insertInto('daily_tasks')
    .values(rowsOf(key, plan.level, plan.tasks))
    .execute()
}

type DayKey = { user_id: string; language_id: number; local_date: string }

const rowsOf = (key: DayKey, level: Level, tasks: readonly PlannedTask[], from = 0) =>
  tasks.map((task, at) => ({
    ...key,
    id: randomUUID(),
    position: from + at,
    task_type: task.task_type,
    priority_level: task.priority,
    estimated_seconds: task.seconds,
    recipe: JSON.stringify({ level, purpose: task.purpose, recipe: task.recipe } satisfies StoredRecipe),
    reason: task.reason,
    completed_at: null,
    completed_zone: null,
  }))

/** What was planned for a language on a date, in whole minutes; undefined where it was not planned. */
export async function plannedMinutes(
  db: Db,
  userId: string,
  languageId: number,
  localDate: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('daily_plans')
    .select('budget_minutes')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('local_date', '=', localDate)
    .executeTakeFirst()
  return row?.budget_minutes
}

/** Puts other tasks in the place of those of a day that are neither done nor among `kept`. The caller holds the learner's lock. */
export async function replaceOpenTasks(
  db: Db,
  day: {
    userId: string
    languageId: number
    level: Level
    localDate: string
    kept: readonly string[]
    tasks: readonly PlannedTask[]
  },
): Promise<void> {
  const key = { user_id: day.userId, language_id: day.languageId, local_date: day.localDate }
  const own = await db
    .selectFrom('daily_tasks')
    .select(['id', 'position', 'completed_at'])
    .where('user_id', '=', key.user_id)
    .where('language_id', '=', key.language_id)
    .where('local_date', '=', key.local_date)
    .execute()
  const gone = own.filter(task => task.completed_at === null && !day.kept.includes(task.id)).map(task => task.id)
  if (gone.length > 0) await db.deleteFrom('daily_tasks').where('id', 'in', gone).execute()
  if (day.tasks.length === 0) return
  const from = Math.max(-1, ...own.map(task => task.position)) + 1
  await db
    .insertInto('daily_tasks')
    .values(rowsOf(key, day.level, day.tasks, from))
    .execute()
}

/** Marks a task done; the first time counts. */
export async function completeTask(
  db: Db,
  userId: string,
  id: string,
  now: Temporal.Instant,
  zone: string,
): Promise<'completed' | 'already' | 'missing'> {
  const { numUpdatedRows } = await db
    .updateTable('daily_tasks')
    .set({ completed_at: toStored(now), completed_zone: zone })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'completed'
  return (await taskById(db, userId, id)) ? 'already' : 'missing'
}

/** Opens a task again that was completed at `completedAt`; false where it was completed anew or opened meanwhile. */
export async function reopenTask(db: Db, userId: string, id: string, completedAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('daily_tasks')
    .set({ completed_at: null, completed_zone: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('completed_at', '=', completedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When and where each completed task of a language was done. */
export async function completionsIn(db: Db, userId: string, languageId: number) {
  const rows = await db
    .selectFrom('daily_tasks')
    .select(['completed_at', 'completed_zone'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('completed_at', 'is not', null)
    .execute()
  return rows.map(row => ({ at: fromStored(row.completed_at!), zone: row.completed_zone! }))
}

/** Every completed task of a language: what it trained, how long it was planned for, when and where it was done. */
export async function completedTasksIn(db: Db, userId: string, languageId: number) {
  const rows = await db
    .selectFrom('daily_tasks')
    .select(['task_type', 'estimated_seconds', 'recipe', 'completed_at', 'completed_zone'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    task_type: row.task_type as TaskType,
    estimated_seconds: row.estimated_seconds,
    recipe: (JSON.parse(row.recipe) as StoredRecipe).recipe,
    completed_at: row.completed_at!,
    completed_zone: row.completed_zone!,
  }))
}

/** How many tasks of a date are still open, by language; languages that are not planned for it are left out. */
export async function openTasksOn(db: Db, userId: string, localDate: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('daily_tasks')
    .select(['language_id', 'completed_at'])
    .where('user_id', '=', userId)
    .where('local_date', '=', localDate)
    .execute()
  return new Map(
    Array.from(
      Map.groupBy(rows, row => row.language_id),
      ([language, own]) => [language, own.filter(row => row.completed_at === null).length],
    ),
  )
}
