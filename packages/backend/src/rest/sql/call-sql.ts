import type { Parameter, Routine } from '../catalogue/catalogue.ts'
import type { Payload } from '../request/payload.ts'
import type { Params } from './params.ts'
import { qualified, quoted } from './params.ts'
import { payloadSql } from './payload-sql.ts'

/** The arguments of a function, in the form in which it takes them. */
export type Arguments =
  | { kind: 'json'; payload: Payload }
  /** From a query string or a form: texts, several only for a variadic parameter. */
  | { kind: 'texts'; values: Map<string, string[]> }
  /** The whole body as the one unnamed argument. */
  | { kind: 'body'; value: string | Buffer }

export const isScalar = ({ returns }: Routine) => !returns.isComposite
export const returnsOne = ({ returns }: Routine) => !returns.isSet
export const returnsVoid = ({ returns }: Routine) =>
  returns.schema === 'pg_catalog' && returns.name === 'void' && !returns.isSet

/** The call as a select; a scalar result is its column `pgrst_scalar`. */
export function callSql(params: Params, routine: Routine, args: Arguments, columns: string[]): string {
  const select = isScalar(routine)
    ? 'pgrst_call.pgrst_scalar'
    : columns.map((column) => `pgrst_call.${column === '*' ? '*' : quoted(column)}`).join(', ')
  return `select ${select} from ${fromSql(params, routine, args)}`
}

function fromSql(params: Params, routine: Routine, args: Arguments): string {
  if (args.kind === 'body') {
    return invocation(routine, `${params.add(args.value)}::${routine.parameters[0]!.castType}`)
  }
  if (args.kind === 'texts') {
    const given = routine.parameters.filter(({ name }) => args.values.has(name))
    return invocation(
      routine,
      given.map((parameter) => textArgument(params, parameter, args.values)).join(', '),
    )
  }
  return jsonCall(params, routine, args.payload)
}

function jsonCall(params: Params, routine: Routine, payload: Payload): string {
  const given = routine.parameters.filter(({ name }) => payload.columns.includes(name))
  if (given.length === 0) return invocation(routine, '')
  // An unnamed parameter is reached by the empty name; SQL wants some name for the field, and none for the argument.
  if (given[0]!.name === '') {
    const value = `(${params.add(payload.json)}::json)->>''`
    return invocation(routine, `(${value})::${given[0]!.castType}`)
  }
  const rows = payloadSql(
    params,
    payload,
    given.map(({ name, castType }) => ({ name, type: castType })),
  )
  const named = given.map(
    (parameter) => `${variadic(parameter)}${quoted(parameter.name)} := pgrst_body.${quoted(parameter.name)}`,
  )
  return `(select * from ${rows} limit 1) as pgrst_body, lateral ${invocation(routine, named.join(', '))}`
}

function textArgument(params: Params, parameter: Parameter, values: Map<string, string[]>): string {
  const texts = values.get(parameter.name)!
  const value =
    parameter.variadic && !(texts.length === 1 && texts[0]!.startsWith('{'))
      ? `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
      : texts.at(-1)!
  const name = parameter.name === '' ? '' : `${quoted(parameter.name)} := `
  return `${variadic(parameter)}${name}${params.add(value)}::${parameter.castType}`
}

const variadic = (parameter: Parameter) => (parameter.variadic ? 'variadic ' : '')

function invocation(routine: Routine, args: string): string {
  const call = `${qualified(routine)}(${args})`
  return isScalar(routine) ? `(select ${call} as pgrst_scalar) as pgrst_call` : `${call} as pgrst_call`
}
