import { ALIAS, OWN, CODES, CATALOGUE, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    gigs: {
      columns: 'owner_id co_owner_ids created_by updated_by submitted_by status_changed_by contact_person_id',
      exported: 'data/projects.json, those they own',
      erased: 'the owner is their alias; they are no contact and no co-owner any more',
    },
    gig_members: {
      columns: 'user_id added_by',
      exported: 'data/projects.json',
      erased: 'deleted',
    },
    gig_invitations: {
      columns: 'user_id email first_name last_name invited_by accepted_by',
      exported: 'data/projects.json',
      erased: 'address and name are those of their alias; a pending one is revoked',
    },
    gig_comments: {
      columns: 'author_id mentions',
      exported: 'data/projects.json, their own',
      erased: 'the text stays, under their alias; where it names them it names the alias',
    },
    gig_files: {
      columns: 'created_by name',
      exported: 'data/projects.json; the file belongs to the project',
      erased: ALIAS,
    },
  },
  texts: {
    gig_comments: {
      body: 5000,
    },
    gig_files: {
      name: 255,
    },
    gigs: {
      name: 150,
      stage: 150,
      summary: 300,
      description: 20000,
      status_reason: 2000,
      details: 'json',
      tags: 'list',
      deliverables: 'json',
      screening_questions: 'json',
    },
  },
  wordless: {
    'gig_invitations.email first_name last_name': OWN,
    'gig_codes.prefix': CODES,
    'gig_files.extension type': CODES,
    'gigs.internal_id currency': CODES,
    'gig_permissions.description': CATALOGUE,
    'gig_roles.slug description': CATALOGUE,
    'gig_templates.name': CATALOGUE,
  },
}
