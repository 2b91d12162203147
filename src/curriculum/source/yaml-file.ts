import { LineCounter, isMap, isNode, isPair, isScalar, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import * as z from 'zod'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'

export type Path = readonly (string | number)[]

/** A file that was read: its content by the schema, and a way to say where in it something is wrong. */
export type YamlFile<T> = {
  file: string
  /** Undefined where the file does not have the right shape. */
  content: T | undefined
  /** The content before the schema looked at it. */
  raw: unknown
  faults: Fault[]
  fault(path: Path, message: string): Fault
}

/** Reads a YAML 1.2 file below `root` and checks its shape. Undefined where there is no such file. */
export function readYaml<T>(root: string, file: string, schema: z.ZodType<T>): YamlFile<T> | undefined {
  const full = join(root, file)
  if (!existsSync(full)) return undefined
  return parseYaml(file, readFileSync(full, 'utf8'), schema)
}

/** Parses the text of a file and checks its shape; every fault names its line. */
export function parseYaml<T>(file: string, source: string, schema: z.ZodType<T>): YamlFile<T> {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { version: '1.2', lineCounter, prettyErrors: false })
  const fault = (path: Path, message: string): Fault => ({
    file,
    line: lineCounter.linePos(offsetOf(document, path)).line || 1,
    entry: path.map(each => (typeof each === 'number' ? `no. ${each + 1}` : each)).join(' › '),
    message,
  })
  if (document.errors.length > 0) {
    const faults = document.errors.map(error => ({
      file,
      line: lineCounter.linePos(error.pos[0]).line,
      entry: '',
      message: `cannot be read as YAML: ${error.message}. ${hintFor(error.code)}`.trim(),
    }))
    return { file, content: undefined, raw: undefined, faults, fault }
  }
  const raw: unknown = document.toJS()
  const checked = schema.safeParse(raw)
  return {
    file,
    content: checked.success ? checked.data : undefined,
    raw,
    faults: checked.success ? [] : checked.error.issues.flatMap(issue => faultsOf(issue, raw, fault)),
    fault,
  }
}

function hintFor(code: string): string {
  if (code === 'DUPLICATE_KEY') return 'The same name stands here twice'
  return 'A text with ": ", "#", quotes or a leading sign needs double quotes around it'
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find(
        each => isPair(each) && isScalar(each.key) && String(each.key.value) === String(last),
      )
      const key = pair?.key
      if (isNode(key) && key.range) return key.range[0]
    }
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

type Issue = z.core.$ZodIssue

function faultsOf(issue: Issue, raw: unknown, fault: (path: Path, message: string) => Fault): Fault[] {
  const path = issue.path.map(each => (typeof each === 'symbol' ? String(each) : each))
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => fault([...path, key], 'is not a field that belongs here; look for a typing error'))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // Of several shapes the one that fits best is what was meant.
    const nearest = issue.errors.reduce((best, each) => (weightOf(each) < weightOf(best) ? each : best))
    return nearest.flatMap(each => faultsOf({ ...each, path: [...issue.path, ...each.path] }, raw, fault))
  }
  return [fault(path, inWords(issue, valueAt(raw, path)))]
}

/** A field that does not belong says more against a shape than a value that is out of bounds. */
function weightOf(issues: Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 2 * issue.keys.length : 1), 0)
}

function inWords(issue: Issue, value: unknown): string {
  if (value === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}, but is ${shown(value)}${
        issue.expected === 'string' ? '; put it in double quotes' : ''
      }`
    case 'too_small':
      return issue.origin === 'string'
        ? 'is empty'
        : issue.exact
          ? `must have exactly ${issue.minimum} entries, but has ${sizeOf(value)}`
          : issue.origin === 'array'
            ? `must have at least ${issue.minimum} entries, but has ${sizeOf(value)}`
            : `must be at least ${issue.minimum}, but is ${shown(value)}`
    case 'too_big':
      return issue.origin === 'string'
        ? `is too long: ${sizeOf(value)} characters, at most ${issue.maximum}`
        : issue.exact
          ? `must have exactly ${issue.maximum} entries, but has ${sizeOf(value)}`
          : issue.origin === 'array'
            ? `must have at most ${issue.maximum} entries, but has ${sizeOf(value)}`
            : `must be at most ${issue.maximum}, but is ${shown(value)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(each => `"${String(each)}"`).join(', ')}, but is ${shown(value)}`
    case 'invalid_union':
      return 'has no known type: fill_in_blank, multiple_choice, translation, transform, find_mistake, put_together or write'
    default:
      return issue.message
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

function shown(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return `"${String(value as string | number | boolean).slice(0, 60)}"`
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) || typeof value === 'string' ? value.length : 0
}

function valueAt(value: unknown, path: Path): unknown {
  let here = value
  for (const each of path) here = (here as Record<string | number, unknown> | undefined | null)?.[each]
  return here
}
