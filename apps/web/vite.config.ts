import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstFiles } from './first-files.ts'
import { icons } from './icons.ts'
import { leanContract } from './lean-contract.ts'
import { leanFonts } from './lean-fonts.ts'
import { leanReact } from './lean-react.ts'
import { partStyles } from './part-styles.ts'
import { steadyIds } from './steady-ids.ts'
import { styleOrder } from './style-order.ts'

// Files in the order in which they are needed. A group takes along what its files import and no group before it has:
// the parts of the platform for lists and forms come with their pages.
const FIRST_LOAD = [
  // What few releases change; the editor of projects alone blocks by the router.
  {
    name: 'base',
    test: /^(?!.*\/useBlocker).*node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\/|vite\/preload-helper/,
  },
  // Addresses and plain values of the contract that the login names.
  {
    name: 'addresses',
    test: /contract\/src\/(?:access\.ts$|gigs\/kinds\.ts$|(?:access|accounts|activity|settings|shapes|gigs\/kinds)\.ts\?plain$)/,
  },
  // Before the login it comes while somebody types.
  { name: 'schemas', test: /node_modules\/zod\/|contract\/src\/(?:accounts-shapes|settings)\.ts$/ },
  // What every page begins with.
  {
    name: 'entry',
    test: /src\/main\.tsx|src\/app\/start|src\/app\/shell\/logo|src\/platform\/use-(?:form|write)|src\/ui\/theme\/(?:layout|shared|class-names)|src\/ui\/(?:text\/wording|feedback\/failure|forms\/after-press)/,
  },
  // What stands before the login; it comes while the session is asked.
  { name: 'login', test: /features\/accounts\/login-page|shell\/accounts-layout/ },
  // What a profile reads of the contract without its schemas.
  {
    name: 'contract-profile',
    test: /contract\/src\/(?:settings\/fill-words|reference\/telling-names|applications\/(?:completeness|missing-sections)|experts\/(?:dates|decision-letter))/,
  },
  // Addresses and plain values of the contract that lists of people name.
  {
    name: 'addresses-people',
    test: /contract\/src\/(?:people\/(?:plain-fields|statuses)\.ts$|(?:experts|people|companies|reference)(?:\/[\w-]+)?\.ts\?plain$)/,
  },
  // Schemas of forms: a file of pages would else take them along, with the addresses beside them.
  {
    name: 'contract-people',
    test: /contract\/src\/(?:people\/[\w-]+\.ts$|(?:companies|reference)(?:\/\w+)?\.ts$)/,
  },
  { name: 'contract-experts', test: /contract\/src\/experts(?:\/[\w-]+)?\.ts$/ },
  // What stands around every page behind it, and what lists show: one file instead of fifty.
  {
    name: 'pages',
    test: /src\/app\/portal-routes|src\/app\/shell\/(?:app-shell|header|side-menu|account-popup|apps-popup|notifications-popup|footer)|src\/ui\/\w+\/(?:table(?:-(?!settings)|\.)|list-states|skeleton(?!-form|-item)|search-box|page-header|badge|avatar\.|see-more|relative-time|date-format|dotted\.|email-text|empty-state|breakpoint|pagination)|~icons\/(?:chevron-(?:down|left|right)|x|plus|check|trash|dots|pencil|search|download)$|@mantine\/core\/esm\/core\/|@mantine\/hooks\/esm\/(?:utils|use-timeout|use-force-update|use-merged-ref|use-uncontrolled|use-did-update|use-id)\/|@tanstack\/react-query\/(?!.*useQueries)|@mantine\/core\/esm\/components\/(?:ActionIcon|Button|CloseButton|Input|InputBase|Loader|UnstyledButton)\/|src\/ui\/theme\/styles-dropdowns|src\/ui\/filters\/(?:filter-bar|use-filter-draft|chip-list)|src\/ui\/forms\/draft\.|src\/platform\/(?:list-state|use-list|use-filter|page-url|download|more-kind)|src\/ui\/dialogs\/use-escape|src\/ui\/marks\/(?:status-badge|pay)|src\/features\/jobs\/components\/job-dialog|src\/features\/views\/components\/views-menu|contract\/src\/gigs\.ts\?plain|src\/ui\/lists\/(?:load-more|infinite-scroll|table\/table-settings)|src\/ui\/dialogs\/(?:dialog|(?:confirm|form|delete|alert|discard)-dialog)\.|contract\/src\/(?:money|experts\/document|gigs\/overlap)|src\/ui\/hooks\/use-keys|src\/ui\/fields\/segments|@mantine\/core\/esm\/(?:utils\/(?:InlineInput|InputsGroupFieldset)\/|components\/(?:Switch\/|ScrollArea\/utils\/|Checkbox\/CheckIcon|Radio\/RadioIcon))/,
  },
  // By itself: an area for files lays a veil over a page, and opens nothing.
  { name: 'overlays', test: /@mantine\/core\/esm\/components\/(?:Overlay|Portal|VisuallyHidden)\// },
  // What opens beside something; lists of choices bring it, elsewhere it comes with the first move of somebody.
  {
    name: 'popups',
    test: /src\/ui\/popups\/use-opening|@mantine\/core\/esm\/(?:utils\/Floating|components\/(?:Accordion|FocusTrap|Popover|ScrollArea|Transition))\//,
  },
  { name: 'menus', test: /src\/ui\/popups\/popup-parts|@mantine\/core\/esm\/components\/(?:Menu|Tooltip)\// },
  // What opens over a page.
  {
    name: 'dialogs',
    test: /src\/ui\/dialogs\/dialog-frame|@mantine\/core\/esm\/components\/(?:Modal|ModalBase)\//,
  },
  {
    name: 'chips',
    test: /src\/ui\/filters\/(?:(?:filter|choice)-chips|add-filter)|src\/platform\/lists\/more-kind|src\/ui\/lists\/(?:selection-bar|refused-list)/,
  },
  // What forms share.
  {
    name: 'forms',
    test: /src\/ui\/forms\/(?:coming|form-failure|save-changes|stale-notice|use-(?:blur-checks|creation|draft|filled|lacks|values))|src\/platform\/use-form|src\/ui\/dialogs\/use-unsaved-notice|@mantine\/core\/esm\/components\/(?:Group|Textarea|NativeSelect)\//,
  },
  {
    name: 'pills',
    test: /src\/ui\/(?:forms\/(?:choice-fields|use-choices)|fields\/pills)|@mantine\/core\/esm\/components\/(?:Pill|PillsInput)\//,
  },
  {
    name: 'choices',
    test: /src\/ui\/fields\/(?:search-select|use-search-select)|@mantine\/core\/esm\/components\/(?:Combobox\/(?!use-pills)|Select\/)/,
  },
  {
    name: 'multi-choices',
    test: /src\/ui\/fields\/search-multi-select|@mantine\/core\/esm\/components\/MultiSelect\//,
  },
  { name: 'days', test: /node_modules\/dayjs\// },
  // Small files that the same pages need: one is sent sooner than three.
  {
    name: 'choices-of-experts',
    test: /src\/features\/(?:(?:companies|reference)\/(?:queries|components\/choices)|experts\/choices)\./,
  },
  // Words and frames of a profile, which projects show too.
  { name: 'experts-words', test: /src\/features\/experts\/(?:copy|components\/(?:block|facts))\./ },
  {
    name: 'experts-list',
    test: /src\/features\/experts\/(?:lists\/list-queries|vetting\/(?:vetting-copy|vetting-queries|use-decisions)|rosters\/roster-queries|components\/person-actions)/,
  },
  // What is asked before a file is sent, and its progress; the area into which files are dropped brings far more.
  {
    name: 'uploads',
    test: /src\/platform\/upload\.|src\/ui\/fields\/upload-checks\.|~icons\/file$|@mantine\/core\/esm\/components\/Progress\//,
  },
  // By itself: limits of files are asked for on many pages, the forms of the settings on few.
  { name: 'settings-queries', test: /src\/features\/settings\/queries\./ },
  // By itself: settings and an own profile begin with it, and share nothing else.
  { name: 'skeleton-form', test: /src\/ui\/lists\/skeleton-form/ },
  // By itself: cards and headers have it, the pages of the log do not.
  { name: 'dotted', test: /src\/ui\/text\/dotted-facts/ },
  // By itself: some lists are exported, those of the log are not.
  { name: 'export-button', test: /src\/platform\/export-button/ },
  // By itself: who registers needs it, and nothing else of the pages behind the login.
  { name: 'columns', test: /src\/ui\/layout\/columns/ },
  {
    name: 'details',
    test: /src\/ui\/(?:layout\/facts|lists\/skeleton-(?:item|tabs))|src\/platform\/(?:item-states|missing|use-survivors-address)/,
  },
  {
    name: 'profile',
    test: /src\/features\/experts\/(?:period|long-sections|short-sections|section|use-is-own|components\/(?:years-warning|profile\/(?:not-provided|personal-details)))\./,
  },
  {
    name: 'activity',
    test: /src\/features\/activity\/(?:activities-page|copy|queries|use-show-reads|components\/(?:tags|status-tag|type-tag|page-url|list\/user-cell))\./,
  },
  { name: 'today', test: /src\/features\/today\/components\/today-(?:lines|panel)/ },
  // What pages of several features share, which would else lie with the first of them.
  {
    name: 'marks',
    test: /@mantine\/core\/(?:esm\/components|styles)\/Rating|~icons\/file-(?:text|type-pdf|word)$|src\/features\/experts\/components\/profile\/document-export|src\/ui\/lists\/export-popover/,
  },
  {
    name: 'parts',
    test: /src\/ui\/(?:layout\/collapsible|forms\/form-failure)/,
  },
  { name: 'contract-compliance', test: /contract\/src\/compliance/ },
  { name: 'members', test: /src\/features\/gigs\/members\/(?:members\.module|try-again)/ },
  {
    name: 'cards-filter',
    test: /src\/features\/experts\/(?:rosters\/use-rosters|lists\/(?:card-|list-search|experts-filter-bar|use-card-))/,
  },
  { name: 'tabs', test: /src\/ui\/layout\/tab-list|@mantine\/core\/esm\/components\/Tabs\// },
  { name: 'checkbox', test: /@mantine\/core\/esm\/components\/Checkbox\// },
  { name: 'draft-fields', test: /src\/ui\/(?:forms\/draft-fields|text\/rich-text\.)/ },
  // By itself: the cards of experts have a heart and nothing else of the projects of staff.
  { name: 'heart', test: /src\/features\/favorites\/(?:queries|components\/heart)\./ },
  {
    name: 'gigs',
    test: /src\/features\/(?:gigs\/(?:queries|status-groups|members\/(?:use-members|members-stack)|components\/gig-(?:status-badge|heart)))\.|contract\/src\/gigs\/(?:moves|members|details)\.ts\?plain$/,
  },
  // By itself: a profile asks who is similar, and for nothing else of hiring.
  { name: 'similar', test: /contract\/src\/hiring\/similar\.ts\?plain$/ },
  {
    name: 'hiring',
    test: /src\/features\/hiring\/(?:copy|queries|money|status-words|use-act|components\/(?:hiring|entries|next-date|expert-head))\.|contract\/src\/hiring\/(?:papers|signing)\.ts\?plain$/,
  },
  // Parts of the hire board: small files that it needs at once.
  {
    name: 'hire-page',
    test: /src\/features\/hiring\/(?:hire-page|gate-queries|components\/(?:gig-states|board\/(?:hiring-tabs|known-tab)|ranking\/(?:compare-dialog|ranking-list|ranked-experts|ranked-row|ranking-table)))\./,
  },
  { name: 'people', test: /src\/features\/people\/(?:queries|components\/kind-tags)\./ },
  {
    name: 'company',
    test: /src\/features\/companies\/(?:copy|refresh|components\/(?:company-menu|use-company-acts))\./,
  },
  {
    name: 'users',
    test: /src\/features\/users\/(?:queries|components\/user-menu)\.|src\/platform\/role-names/,
  },
  { name: 'settings', test: /src\/features\/settings\/components\/settings-(?:frame|form)\./ },
  // Pages with the parts of their features that hardly any other page needs.
  { name: 'experts-page', test: /src\/features\/experts\/lists\/(?:experts-list-page|use-card-filter)\./ },
  {
    name: 'gigs-page',
    test: /src\/features\/gigs\/(?:gigs-page|use-gig-filter-tags|components\/list\/gig-(?:cards|table))\./,
  },
  {
    name: 'own-projects',
    test: /src\/features\/hiring\/(?:expert-projects-page|components\/own\/project-card)\./,
  },
  { name: 'people-page', test: /src\/features\/people\/(?:people-page|components\/delete-people)\./ },
  { name: 'faqs', test: /src\/features\/faqs\/(?:faqs-page|queries)\./ },
  { name: 'profile-view', test: /src\/features\/experts\/components\/profile\/profile-loader/ },
  // By themselves: an application says and asks the same as the profile that comes of it.
  { name: 'applications', test: /src\/features\/applications\/(?:copy|queries|use-(?:leaving|notice))\./ },
  { name: 'own-profile', test: /src\/features\/applications\/own-profile-page\./ },
  { name: 'account', test: /src\/features\/experts\/(?:components\/account\/account-tab|use-profile-form)/ },
  {
    name: 'notes',
    test: /src\/features\/people\/components\/(?:evidence-words|note-thread|thread\.module)/,
  },
  { name: 'ratings', test: /src\/features\/experts\/components\/(?:rating-list|profile\/ratings)\./ },
  { name: 'erasure', test: /src\/features\/privacy\/components\/(?:expert-erasure|erase-button)\./ },
]

// Most of their functions run before a page is seen.
const BEGUN_WITH = new Set(['base', 'entry', 'pages'])

export default defineConfig({
  plugins: [
    leanContract(),
    leanReact(),
    leanFonts(),
    steadyIds(),
    partStyles(),
    styleOrder(),
    react(),
    icons(),
    firstFiles(),
    compiledAhead(),
    compressed(),
  ],
  build: {
    target: 'es2023',
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting: { groups: FIRST_LOAD } } },
  },
  css: { modules: { generateScopedName: shortClassName } },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
})

/** Of a class of a CSS module: its name and four letters of its file. Vite's own adds a line, which every page would carry. */
function shortClassName(name: string, _file: string, css: string): string {
  return `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}`
}

/** Has browsers that know the comment (Chrome 136) compile all of a file while it comes, instead of function by function when called. */
function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && BEGUN_WITH.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

/** Writes .gz and .br beside each asset, so that the server never compresses while somebody waits. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir, 'assets')
    },
    writeBundle: async () => {
      const names = await readdir(folder)
      await Promise.all(
        names.filter((name) => /\.(?:js|css|svg)$/.test(name)).map((name) => compress(join(folder, name))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: Number(process.env['PACK_QUALITY'] ?? 11) }
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
}
