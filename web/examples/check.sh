curl -s --get https://redflag.invalid/v1/targets \
  -H "Authorization: Bearer $API_KEY" \
  --data-urlencode 'target=evil-shop.com'
