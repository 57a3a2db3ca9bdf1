/** `npm run catalog -- <command>`: keeps the card catalog accurate. docs/card-format.md explains the commands. */
import { compare } from './catalog/compare.ts'
import { importFacts } from './catalog/import-facts.ts'
import { report } from './catalog/report.ts'
import { stale } from './catalog/stale.ts'
import { runSubcommand } from './run-subcommand.ts'

const commands = {
  report,
  compare,
  import: importFacts,
  stale,
}

const usage = `Usage: npm run catalog -- <command>
  report [DATE]             counts, ages of facts, and fields present
  compare FILE…             differences to our fact files that no card file explains
  import FILE…              review of an outside data set, with a patch of the card files
    --date DATE             the day on which the data was read, if the file is not in a Git checkout
    --yes CARD.FIELD,…      accept these changes; CARD.FIELD=SOURCE picks a source
    --skip-unknown          ignore cards that are not in the catalog
    --today DATE            another day than today, to check dates against
    --catalog FOLDER        another folder with cards than packages/catalog
    --out FOLDER            where to write review.md and changes.patch
    --write                 change the card files, too
  stale [DATE]              facts that are due, most important cards first
    --views FILE            CSV file with a card id and a count of views in each line
    --limit COUNT           print this many, 40 by default; 0 prints all`

await runSubcommand(commands, usage)
