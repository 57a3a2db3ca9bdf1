import { upgradeProfile } from '@cardsight/contract/profile'
import { profileSchema, savedProfileSchema } from '@cardsight/contract/profile-schemas'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { presentSavedProfile } from '../presenters/saved-profile.ts'
import { changeAssumptions, readAssumptions } from '../services/users/assumptions.ts'

const tags = ['account']
const config = { access: 'signed-in' } as const
const response = { 200: savedProfileSchema, ...failures }

/** Routes for the profile that rankings assume. The name and email of the user are in `/users/:id`. */
export function assumptionsRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/users/assumptions',
    { config, schema: { summary: 'Get the profile saved in your account', tags, response } },
    async (request) => {
      const { id } = await authenticate(request, deps)
      return presentSavedProfile(await readAssumptions(deps, id))
    },
  )

  app.put(
    '/users/assumptions',
    {
      config,
      schema: { summary: 'Save your profile', tags, body: profileSchema, response },
      preValidation: upgradeBody,
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      await changeAssumptions(deps, id, request.body)
      return presentSavedProfile(request.body)
    },
  )
}

/** A tab that was opened before an update sends its former format. */
async function upgradeBody(request: { body: unknown }): Promise<void> {
  request.body = upgradeProfile(request.body)
}
