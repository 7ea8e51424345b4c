import { Checkbox } from './checkbox.tsx'

/** Rows of a table that are chosen to do something to all of them. */
export interface RowChoice<Row> {
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** At most so many at once. */
  most: number
  /** Whether this row can be among them. */
  may: (row: Row) => boolean
  /** The names of the boxes: of a row's, and of that for all of them. */
  label: (row: Row) => string
  labelOfAll: string
}

const CELL = 'relative z-10 w-11 p-0 align-top [&_label]:justify-center'

/** The box that chooses all rows that can be, or none. */
export function ChooseAll<Row extends { id: string }>({
  rows,
  choice: { chosen, onChange, most, may, labelOfAll },
}: {
  rows: readonly Row[]
  choice: RowChoice<Row>
}) {
  const all = rows
    .filter(may)
    .slice(0, most)
    .map(({ id }) => id)
  const isFull = all.length > 0 && chosen.size >= all.length
  return (
    <th scope="col" className={CELL}>
      <Checkbox
        label={<span className="sr-only">{labelOfAll}</span>}
        checked={isFull}
        disabled={all.length === 0}
        onChange={() => onChange(new Set(isFull ? [] : all))}
      />
    </th>
  )
}

/** The box of a row in its cell. */
export function ChooseRow<Row extends { id: string }>(props: { row: Row; choice: RowChoice<Row> }) {
  return (
    <td className={CELL}>
      <ChooseBox {...props} />
    </td>
  )
}

/** The box of a row; nothing where it cannot be chosen. */
export function ChooseBox<Row extends { id: string }>({
  row,
  choice: { chosen, onChange, most, may, label },
}: {
  row: Row
  choice: Omit<RowChoice<Row>, 'labelOfAll'>
}) {
  if (!may(row)) return null
  const isChosen = chosen.has(row.id)
  const toggle = () =>
    onChange(new Set(isChosen ? [...chosen].filter((id) => id !== row.id) : [...chosen, row.id]))
  return (
    <Checkbox
      label={<span className="sr-only">{label(row)}</span>}
      checked={isChosen}
      disabled={!isChosen && chosen.size >= most}
      onChange={toggle}
    />
  )
}
