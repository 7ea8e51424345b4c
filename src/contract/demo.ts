/** The countries to which the demo can be moved; without one it is in Berlin, Vienna, Paris and Madrid. */
export const DEMO_COUNTRIES = ['AT', 'CH', 'DE', 'ES', 'FR', 'GB'] as const
export type DemoCountry = (typeof DEMO_COUNTRIES)[number]

/** The answer of `reset-demo`: where the demo is now, null for the four cities. */
export interface ResetDemo {
  country: DemoCountry | null
}
