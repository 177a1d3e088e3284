-- The profile, the search and the erasure of a person ask for the projects of all his positions at once.
create index expert_experience_projects_person on expert_experience_projects (person_id);
