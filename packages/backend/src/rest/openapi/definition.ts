import { type Catalogue, type Column, keyOf, type Relation } from '../catalogue/catalogue.ts'
import { jsonType } from './json-type.ts'

/** The schema of a relation's row, with its primary and foreign keys noted where clients look for them. */
export function definitionOf(catalogue: Catalogue, relation: Relation) {
  const columns = [...relation.columns.values()]
  const required = columns.filter(({ nullable }) => !nullable).map(({ name }) => name)
  return {
    ...(relation.description !== null && { description: relation.description }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      columns.map((column) => [column.name, propertyOf(catalogue, relation, column)]),
    ),
    type: 'object',
  }
}

function propertyOf(catalogue: Catalogue, relation: Relation, column: Column) {
  const notes = [
    ...(relation.primaryKey.includes(column.name) ? ['This is a Primary Key.<pk/>'] : []),
    ...foreignKeyNotes(catalogue, relation, column),
  ]
  const description = [column.description, notes.length > 0 && `Note:\n${notes.join('\n')}`]
    .filter(Boolean)
    .join('\n\n')
  return {
    ...jsonType(column.type, column.baseType),
    ...(column.maxLength !== null && { maxLength: column.maxLength }),
    ...(column.enumValues.length > 0 && { enum: column.enumValues }),
    ...(column.default !== null && { default: column.default }),
    ...(description && { description }),
  }
}

function foreignKeyNotes(catalogue: Catalogue, relation: Relation, column: Column): string[] {
  const relationships = catalogue.relationships.get(keyOf(relation)) ?? []
  return relationships.flatMap((one) => {
    const [pair] =
      one.kind === 'key' && one.cardinality === 'many-to-one' && one.columns.length === 1 ? one.columns : []
    if (pair?.[0] !== column.name) return []
    const { name } = one.to
    return [`This is a Foreign Key to \`${name}.${pair[1]}\`.<fk table='${name}' column='${pair[1]}'/>`]
  })
}
