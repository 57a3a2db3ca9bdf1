import { apiPaths } from '@cardsight/contract/api-paths'
import { readText, storageKeys } from '../../lib/storage.ts'
import { rememberWantedPath } from '../../session/wanted-path.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Goes to the provider and comes back to this page, with the hash of what the user was doing. */
export function ConfirmWithProvider({ returnTo }: { returnTo: string }) {
  const isRemembered = readText('local', storageKeys.authToken) !== null
  return (
    <LinkButton
      to={`${apiPaths.socialStart}?purpose=confirm&remember=${isRemembered ? '1' : '0'}`}
      reloadDocument
      variant="secondary"
      onClick={() => rememberWantedPath(`${window.location.pathname}${returnTo}`)}
    >
      Continue with Google
    </LinkButton>
  )
}
