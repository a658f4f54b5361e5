curl -s 'https://redflag.invalid/v1/changes?category=website&after=0&limit=100' \
  -H "Authorization: Bearer $API_KEY"
