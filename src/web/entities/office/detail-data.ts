import { data } from 'react-router'
import { translateFor } from '../../lib/translate-for.ts'
import type { OfficeDetail } from './missing-detail.tsx'

/**
 * What the loader of a detail of the back office answers. An address that cannot be one is not found; whether one that can
 * be is there, the server does not know: it renders for a visitor who is not signed in.
 */
export const detailData = <Loaded extends { title: string }>(
  request: Request,
  kind: OfficeDetail,
  isPossible: boolean,
  loaded: Loaded,
) =>
  isPossible
    ? data(loaded)
    : data({ ...loaded, title: translateFor(request, 'admin')(`admin.missing.${kind}`) }, { status: 404 })
