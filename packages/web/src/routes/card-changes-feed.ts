import { getChanges } from '../pages/changes/get-changes.ts'
import { changesFeedXml } from '../pages/machines/changes-feed.ts'
import { xmlResponse } from '../pages/machines/xml.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/card-changes-feed'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext)
  const { changes, from } = await getChanges(api, { year: null, field: null })
  return xmlResponse(changesFeedXml(publicUrl, changes, from), 'application/atom+xml')
}
