curl -sS --fail https://redflag.invalid/v1/feeds/website.hosts -o website.hosts \
  -H "Authorization: Bearer $API_KEY" \
  --etag-compare website.etag --etag-save website.etag
