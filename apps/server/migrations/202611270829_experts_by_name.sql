-- The other orders of the list of experts in which somebody reads the first page: by name, the best rated, the most
-- experienced. Of two the order runs one way, since who has no rating or no years comes last in both.
create index people_by_name on people (((first_name || ' ' || last_name)) collate alphabetical, id);
create index people_by_years on people (years_of_experience desc nulls last, id desc);
create index experts_by_rating on experts (rating_average desc nulls last, rating_count desc nulls last, person_id desc);
