/** `npm run catalog -- <command>`: keeps the card catalog accurate. docs/card-format.md explains the commands. */
import { compare } from './catalog/compare.ts'
import { confirm } from './catalog/confirm.ts'
import { importFacts } from './catalog/import-facts.ts'
import { refresh } from './catalog/refresh.ts'
import { release } from './catalog/release.ts'
import { report } from './catalog/report.ts'
import { stale } from './catalog/stale.ts'
import { runSubcommand } from './run-subcommand.ts'

const commands = {
  report,
  compare,
  import: importFacts,
  stale,
  confirm,
  refresh,
  release,
}

const usage = `Usage: npm run catalog -- <command>
  report [DATE]             counts, ages of facts, and fields present
  compare FILE…             differences to our fact files that no card file explains
  import FILE…              review of an outside data set, with a patch of the card files
    --date DATE             the day on which the facts were true, if the file is not in a Git checkout
    --yes CARD.FIELD,…      accept these changes; CARD.FIELD=SOURCE picks a source
    --skip-unknown          ignore cards that are not in the catalog
    --today DATE            another day than today, to check dates against
    --catalog FOLDER        another folder with cards than packages/catalog
    --out FOLDER            where to write review.md and changes.patch
    --write                 change the card files, too
  stale [DATE]              offers that end, and facts that are due by issuer, most important cards first
    --views FILE            CSV file with a card id and a count of views in each line
    --limit COUNT           print this many, 40 by default; 0 prints all
  confirm CARD…             date facts that you saw unchanged on the issuer's page
    --source URL            the page
    --field FIELD           what you saw; fee, status, rates and offer by default. Repeat it for more
    --date DATE             another day than today
    --catalog FOLDER        another folder with cards than packages/catalog
  refresh                   a review and a patch for each issuer, from checkouts of all sources
    --from FOLDER           the checkouts, each in a folder of its own
    --today DATE, --catalog FOLDER, --out FOLDER
  release [DATE]            a dated release of the data set for /open-data, and its npm package
    --out FOLDER            where to write it
    --list FILE             the list of releases
    --package FOLDER        where to make the package`

await runSubcommand(commands, usage)
