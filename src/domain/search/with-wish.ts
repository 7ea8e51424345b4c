import { type AttributeWish, type AttributeWishes, isOfChoice } from './attribute-wishes.ts'

/** The wishes with another one for this attribute, or with none; undefined where none is left. */
export function withWish(
  wishes: AttributeWishes | undefined,
  key: string,
  wish: AttributeWish | undefined,
): AttributeWishes | undefined {
  const { [key]: _replaced, ...others } = wishes ?? {}
  const isEmpty =
    !wish || (isOfChoice(wish) ? wish.length === 0 : wish.min === undefined && wish.max === undefined)
  const all = isEmpty ? others : { ...others, [key]: wish }
  return Object.keys(all).length > 0 ? all : undefined
}
