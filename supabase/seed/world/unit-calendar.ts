interface Period {
  start: number
  end: number
}

/** The calendar of each unit of an item; mirrors the database's exclusion constraint while planning. */
export class UnitCalendar {
  readonly #units: Period[][]
  readonly #bufferMs: number

  constructor(units: number, bufferMinutes: number) {
    this.#units = Array.from({ length: units }, () => [])
    this.#bufferMs = bufferMinutes * 60_000
  }

  /** Takes this many free units and returns their labels (1, 2 …), or takes none and returns undefined. */
  take(start: Date, end: Date, quantity: number): number[] | undefined {
    const wanted = { start: start.getTime(), end: end.getTime() + this.#bufferMs }
    const free = this.#units.flatMap((periods, index) =>
      periods.some((taken) => taken.start < wanted.end && taken.end > wanted.start) ? [] : [index],
    )
    if (free.length < quantity) return
    const chosen = free.slice(0, quantity)
    for (const index of chosen) this.#units[index]!.push(wanted)
    return chosen.map((index) => index + 1)
  }
}
