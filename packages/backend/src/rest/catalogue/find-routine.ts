import { RestError } from '../errors.ts'
import { type Catalogue, keyOf, type Name, type Routine } from './catalogue.ts'
import { mostSimilar } from './similarity.ts'

/** A call's description of the function that it means. */
export interface Call {
  name: Name
  /** Names of the arguments. */
  args: string[]
  /** Undefined for GET and HEAD. */
  contentType?: string
}

/** Types of the body that a function with one unnamed parameter takes whole. */
const RAW_TYPES: Record<string, string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

/** The one overload that takes just these arguments; PGRST202 without one, PGRST203 with several. */
export function findRoutine(catalogue: Catalogue, call: Call): Routine {
  const overloads = catalogue.routines.get(keyOf(call.name)) ?? []
  const byName = overloads.filter((routine) => takesArguments(routine, call))
  const found = byName.length > 0 ? byName : overloads.filter((routine) => takesRawBody(routine, call))
  if (found.length === 1) return found[0]!
  if (found.length > 1) throw ambiguous(found)
  throw noRoutine(catalogue, call, overloads)
}

/** Whether a call by GET sends nothing but arguments: there are no rows that filters could apply to. */
export function returnsNoRows(catalogue: Catalogue, name: Name): boolean {
  const overloads = catalogue.routines.get(keyOf(name)) ?? []
  return overloads.every(({ returns }) => !returns.isSet && !returns.isComposite)
}

function takesArguments({ parameters }: Routine, { args, contentType }: Call): boolean {
  if (parameters.length === 0) return args.length === 0 && !isRaw(contentType)
  const names = new Set(parameters.map(({ name }) => name))
  return (
    args.every((arg) => names.has(arg)) &&
    parameters.every(({ name, required }) => !required || args.includes(name))
  )
}

function takesRawBody({ parameters: [only, ...others] }: Routine, { contentType }: Call): boolean {
  if (!only || others.length > 0 || only.name !== '' || contentType === undefined) return false
  return RAW_TYPES[contentType]?.includes(only.type) ?? false
}

const isRaw = (contentType?: string) =>
  contentType !== undefined && ['text/plain', 'text/xml', 'application/octet-stream'].includes(contentType)

function noRoutine(catalogue: Catalogue, call: Call, overloads: Routine[]): RestError {
  const { name, args, contentType } = call
  const full = `${name.schema}.${name.name}`
  const raw = isRaw(contentType)
  const sorted = args.toSorted()
  const shown = raw ? '' : sorted.length === 0 ? ' without parameters' : `(${sorted.join(', ')})`
  return new RestError(404, 'PGRST202', `Could not find the function ${full}${shown} in the schema cache`, {
    details: `Searched for the function ${full}${searched(sorted, contentType)}, but no matches were found in the schema cache.`,
    hint: raw ? null : nearest(catalogue, name, sorted, overloads),
  })
}

function searched(args: string[], contentType?: string): string {
  if (contentType === 'text/plain') return ' with a single unnamed text parameter'
  if (contentType === 'text/xml') return ' with a single unnamed xml parameter'
  if (contentType === 'application/octet-stream') return ' with a single unnamed bytea parameter'
  const named =
    args.length === 0
      ? ' without parameters'
      : ` with parameter${args.length > 1 ? 's' : ''} ${args.join(', ')}`
  return contentType === 'application/json' ? `${named} or with a single unnamed json/jsonb parameter` : named
}

function nearest(catalogue: Catalogue, name: Name, args: string[], overloads: Routine[]): string | null {
  const meant = 'Perhaps you meant to call the function'
  if (overloads.length > 0) {
    const lists = overloads.map(({ parameters }) =>
      list(parameters.map((parameter) => parameter.name).sort()),
    )
    const signature = mostSimilar(list(args), lists, 0.33)
    return signature === undefined ? null : `${meant} ${name.schema}.${name.name}${signature}`
  }
  const names = [...catalogue.routines.values()]
    .map(([routine]) => routine!)
    .filter(({ schema }) => schema === name.schema)
    .map((routine) => routine.name)
  const similar = mostSimilar(name.name, names, 0.75)
  return similar === undefined ? null : `${meant} ${name.schema}.${similar}`
}

const list = (names: string[]) => `(${names.join(', ')})`

function ambiguous(found: Routine[]): RestError {
  const signatures = found.map(
    ({ schema, name, parameters }) =>
      `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`,
  )
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )
}
