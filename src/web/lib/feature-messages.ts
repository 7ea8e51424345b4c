import { catalogueOf } from '../i18n/catalogue.ts'
import type { LazyFeature } from '../i18n/features.ts'
import { preferencesOf } from './preferences.ts'

/** For loaders: the messages of features that not every page brings along. */
export const featureMessages = (request: Request, ...features: LazyFeature[]): string =>
  catalogueOf(preferencesOf(request).language, features)
