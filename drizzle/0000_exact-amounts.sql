-- Units are exact: canonical text of a reduced fraction (`7`, `-3`, `7/3`), of any length.
create domain exact_amount as text check (
  value ~ '^(0|-?[1-9][0-9]*)$'
  or (
    value ~ '^-?[1-9][0-9]*/[1-9][0-9]*$'
    and split_part(value, '/', 2) <> '1'
    and gcd(split_part(value, '/', 1)::numeric, split_part(value, '/', 2)::numeric) = 1
  )
);
--> statement-breakpoint
create function exact_add(x text, y text) returns text
  language sql immutable strict parallel safe as $$
  select case when d = g then div(n, g)::text else div(n, g)::text || '/' || div(d, g)::text end
  from (
    select a * q + p * b as n, b * q as d
    from (
      select
        split_part(x, '/', 1)::numeric as a,
        coalesce(nullif(split_part(x, '/', 2), ''), '1')::numeric as b,
        split_part(y, '/', 1)::numeric as p,
        coalesce(nullif(split_part(y, '/', 2), ''), '1')::numeric as q
    ) parts
  ) summed, lateral (select gcd(n, d) as g) reduced
$$;
--> statement-breakpoint
create aggregate exact_sum(text) (
  sfunc = exact_add, stype = text, initcond = '0', combinefunc = exact_add, parallel = safe
);
